import { drawBoardCard, lane, board } from '../../kit/blocks/board.ts';
import { avatars } from '../../kit/avatar.ts';
import { dial } from '../../kit/charts/level-bars.ts';
import { key } from '../key.ts';
import type { Slide } from '../slide.ts';

const deals = board(
  lane(
    'Proposal',
    '₹41.2 L',
    'Konkan Stores|Breakfast and tea|₹18,00,000|Tara Bose',
    'Irani Cafe Group|Tea, 14 cafes|₹9,20,000|Manish Patel',
    'Delhi Canteens|Masala oats|₹14,00,000|Sunita Rane',
  ),
  lane(
    'Negotiation',
    '₹58.4 L',
    'Anand Retail|Annual contract|₹36,00,000|Tara Bose',
    'Northstar Hospitals|Patient meals|₹12,40,000|Kabir Sethi',
    'Coral Bay Hotels|Minibar range|₹10,00,000|Manish Patel',
  ),
  lane(
    'Won',
    '₹27.5 L',
    'Zenith Motors|Canteen, 2 plants|good:₹16,50,000|Sunita Rane',
    'Lotus Labs|Pantry|good:₹4,20,000|Kabir Sethi',
    'Bharat Agro|Gift boxes|good:₹6,80,000|Tara Bose',
  ),
);

const lifted = drawBoardCard({
  title: 'Freshmart, 60 stores',
  note: 'Private label oats',
  foot: '₹14,50,000',
  who: 'Kabir Sethi',
});

export const pipeline: Slide = {
  moduleId: 'pipeline',
  section: 'Board',
  title: 'Board',
  note: '13 deals, ₹1.59 crore',
  aside: avatars(['Tara Bose', 'Manish Patel', 'Sunita Rane', 'Kabir Sethi'], 30),
  main: `<div class="deals">${deals}</div><div class="moving">${lifted}</div>`,
  floating: `<h2>Quarter 3</h2><div style="margin:8px 0 0">${dial(58, '58%', 'won of ₹1.40 Cr', 138)}</div><div class="foot">${key('hue', 'Won', '₹81.5 L')}${key('hue-mid', 'Commit', '₹1.28 Cr')}</div>`,
  styles: `
.deals{padding:16px 0 0 20px;height:100%;width:640px}.deals .board{gap:12px}.deals .board section{padding:10px;border-radius:14px 14px 0 0}.deals .board header{font-size:14px;padding:3px 5px 5px}
.deals .board article{padding:9px 13px}.deals b,.moving b{font-size:14px}.deals .board small,.moving small{font-size:13px}
.moving{position:absolute;left:326px;top:434px;width:188px;transform:rotate(-3deg)}.moving article{background:var(--raised);border:1px solid var(--hue);border-radius:10px;padding:12px 13px;box-shadow:var(--float)}
.moving article b{display:block;font-weight:500}.moving small{color:var(--muted)}.moving footer{display:flex;justify-content:space-between;align-items:center;margin-top:7px;font-variant-numeric:tabular-nums}`,
};
