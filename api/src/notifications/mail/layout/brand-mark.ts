import { paint } from './mail-colors.ts';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const gap = (size: string) => `<td ${size} style="font-size:0;line-height:0"></td>`;

type Tile = Parameters<typeof paint>[0][number];

const tile = (color: Tile, width: number, height: number, radius: number) =>
  `<td ${paint([color], `font-size:0;line-height:0;border-radius:${radius}px`)} width="${width}" height="${height}"></td>`;

/** The five tiles of the brand as cells: pictures are blocked until the reader asks for them. */
export const brandMark = `<table ${table} width="26" aria-hidden="true">
<tr><td><table ${table}><tr>${tile('accent', 12, 12, 3)}${gap('width="2"')}<td width="12"><table ${table}>
<tr>${tile('full', 12, 5, 2)}</tr><tr>${gap('height="2"')}</tr><tr>${tile('half', 12, 5, 2)}</tr>
</table></td></tr></table></td></tr>
<tr>${gap('height="2"')}</tr>
<tr><td><table ${table}><tr>${tile('full', 5, 12, 2)}${gap('width="2"')}${tile('faint', 19, 12, 3)}</tr></table></td></tr>
</table>`;
