type AnalyticsWindow = Window & { dataLayer?: unknown };

/** Tells the page's analytics layer, if there is one, about an engagement. */
export const sendEngagementEvent = (action: string) => {
  const { dataLayer } = window as AnalyticsWindow;
  if (Array.isArray(dataLayer)) dataLayer.push({ event: action, category: 'engagement' });
};
