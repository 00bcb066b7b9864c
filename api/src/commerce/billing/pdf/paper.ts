/** A4 in points, with the layout of every page. */
export const page = { width: 595.28, height: 841.89, margin: 48, bottom: 772 };
export const contentWidth = page.width - 2 * page.margin;

export const colors = { ink: '#14161C', muted: '#5D6270', line: '#E6E4DD' };

export const styles = {
  title: { size: 24, weight: 600, color: colors.ink },
  name: { size: 11, weight: 600, color: colors.ink },
  text: { size: 9.5, weight: 400, color: colors.ink },
  strong: { size: 9.5, weight: 600, color: colors.ink },
  label: { size: 8.5, weight: 400, color: colors.muted },
} as const;
