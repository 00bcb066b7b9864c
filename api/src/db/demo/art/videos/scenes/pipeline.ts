import { board, boardCard, drawBoardCard, type BoardCard, type BoardColumn } from '../../kit/blocks/board.ts';
import { figures } from '../../kit/blocks/figures.ts';
import { stack } from '../../kit/blocks/layout.ts';
import { shortRupees } from '../../kit/text.ts';
import type { Film } from '../film.ts';
import { along, between, progress, type Stop } from '../motion.ts';
import { note } from '../note.ts';
import { pointer } from '../pointer.ts';

const LIFTED = 1.5;
const DROPPED = 3.5;
const DEAL = 3600000;
const anand = 'Anand Retail|Annual contract|₹36,00,000|Tara Bose';

/** The place of a card's upper left corner: in the third column, then in the fourth. */
const flight: Stop[] = [
  [LIFTED, 616, 187],
  [DROPPED, 819.5, 187, 1.7],
];

/** An empty place of the card's size. */
const ghost: BoardCard = { ...boardCard(anand), look: 'ghost' };

function columns(second: number): BoardColumn[] {
  const flying = second >= LIFTED && second < DROPPED;
  const won = second >= DROPPED;
  const over = progress(second, 2, 3) > 0.5;
  const cards = (texts: string[]) => texts.map(boardCard);
  const gap = flying ? [ghost] : [];
  return [
    {
      title: 'Qualified',
      note: '₹31.8 L',
      cards: cards([
        'Freshmart, 60 stores|Private label oats|₹14,50,000|Kabir Sethi',
        'Rao Travels|Snack boxes|₹3,80,000|Tara Bose',
        'Hotel Panchvati|Breakfast range|₹5,50,000|Manish Patel',
        'Malabar Clinics|Diet packs|₹8,00,000|Sunita Rane',
      ]),
    },
    {
      title: 'Proposal',
      note: '₹41.2 L',
      cards: cards([
        'Konkan Stores|Breakfast and tea|₹18,00,000|Tara Bose',
        'Irani Cafe Group|Tea, 14 cafes|₹9,20,000|Manish Patel',
        'Delhi Canteens|Masala oats|₹14,00,000|Sunita Rane',
      ]),
    },
    {
      title: 'Negotiation',
      note: won ? '₹22.4 L' : '₹58.4 L',
      cards: [
        ...(won ? [] : flying ? (over ? [] : gap) : [boardCard(anand)]),
        ...cards([
          'Northstar Hospitals|Patient meals|₹12,40,000|Kabir Sethi',
          'Coral Bay Hotels|Minibar range|₹10,00,000|Manish Patel',
        ]),
      ],
    },
    {
      title: 'Won',
      note: won ? '₹63.5 L' : '₹27.5 L',
      cards: [
        ...(won ? [boardCard(anand.replace('₹36', 'good:₹36'))] : over && flying ? gap : []),
        ...cards([
          'Zenith Motors|Canteen, 2 plants|good:₹16,50,000|Sunita Rane',
          'Lotus Labs|Pantry|good:₹4,20,000|Kabir Sethi',
          'Bharat Agro|Gift boxes|good:₹6,80,000|Tara Bose',
        ]),
      ],
    },
  ];
}

/** A deal is carried from negotiation to won; the quarter follows. */
export const pipeline: Film = {
  moduleId: 'pipeline',
  seconds: 7,
  poster: 2.75,
  screen: (second) => {
    const won = between(8150000, 8150000 + DEAL, progress(second, DROPPED + 0.1, DROPPED + 1.1));
    return {
      section: 'Board',
      title: 'Board',
      note: '13 deals, ₹1.59 crore, quarter 3',
      action: 'Add deal',
      second: 'Forecast',
      user: 'Tara Bose|Sales lead',
      body: stack(
        figures(
          ['Target', '₹1.40 Cr', 'quarter 3'],
          ['Won', shortRupees(won), `${Math.round((won / 14000000) * 100)}%`, 'good'],
          ['Commit', '₹1.28 Cr', '91%'],
          ['Open deals', second >= DROPPED ? '9' : '10', ''],
        ),
        board(...columns(second)),
      ),
    };
  },
  above: (second) => {
    const [x, y] = along(flight, second);
    const tilt = progress(second, LIFTED, LIFTED + 0.3) - progress(second, DROPPED - 0.35, DROPPED);
    const flying = second >= LIFTED && second < DROPPED;
    const card = flying
      ? `<div class="flying" style="left:${x}px;top:${y - 6 * tilt}px;transform:rotate(${2.5 * tilt}deg)">${drawBoardCard(boardCard(anand))}</div>`
      : '';
    const hand: Stop[] = [
      [0, 460, 560],
      [LIFTED - 0.1, 700, 214, 1.1],
      [DROPPED, 903.5, 214, 1.7],
      [6.6, 930, 470, 2],
    ];
    return (
      card + note('Anand Retail is won, ₹36,00,000', DROPPED + 0.5, second) + pointer(hand, [LIFTED - 0.05], second)
    );
  },
  styles: `.flying{position:absolute;width:175.5px}.flying article{background:var(--raised);border:1px solid var(--hue);border-radius:9px;padding:10px 11px;box-shadow:var(--float)}.flying b{display:block;font-weight:500;line-height:1.3}.flying small{font-size:12px;color:var(--muted);line-height:1.35}.flying footer{display:flex;justify-content:space-between;align-items:center;margin-top:9px;min-height:22px}
.board .ghost{background:none;border-style:dashed;border-color:var(--hue)}.board .ghost>*{visibility:hidden}`,
};
