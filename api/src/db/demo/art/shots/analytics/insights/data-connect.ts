import { figures } from '../../../kit/blocks/figures.ts';
import { card, stack } from '../../../kit/blocks/layout.ts';
import { table } from '../../../kit/blocks/table.ts';
import type { Screen } from '../../../kit/frame.ts';

export const dataConnect: Screen = {
  user: 'Nisha Reddy|Data analyst',
  section: 'Connections',
  title: 'Sources',
  note: '11 connected, last run 11:20, 1 needs you',
  action: 'Add source',
  second: 'Run all',
  body: stack(
    figures(
      ['Rows today', '4,18,220', '+2%'],
      ['Runs', '96', '95 fine', 'good'],
      ['Delay', '6 min', 'goal 15', 'good'],
      ['Failed', '1', 'bank file', 'bad'],
    ),
    card(
      '',
      table(
        ['Source', 'Kind', 'Tables:plain', 'Rows:num', 'Every', 'Last run', 'Quality', 'State'],
        [
          ['strong:General Ledger', 'TEX module', 14, 318400, '15 min', '11:20', 'bar:100', 'good:Fine'],
          ['strong:Orders', 'TEX module', 9, 78420, '5 min', '11:20', 'bar:100', 'good:Fine'],
          ['strong:Stock', 'TEX module', 11, 128400, '5 min', '11:20', 'bar:98', 'good:Fine'],
          ['strong:Shop Floor', 'TEX module', 6, 904200, '1 min', '11:24', 'bar:99', 'good:Fine'],
          ['strong:HDFC statements', 'SFTP file', 2, 14200, 'Daily', '06:00', 'bar:64', 'bad:Column missing'],
          ['strong:Google Ads', 'API', 5, 21850, 'Daily', '05:30', 'bar:96', 'good:Fine'],
          ['strong:Weather, Pune', 'API', 1, 8760, 'Hourly', '11:00', 'bar:100', 'good:Fine'],
          ['strong:Targets 2026–27', 'Spreadsheet', 3, 412, 'On change', '2 Nov', 'bar:88', 'warn:3 empty'],
          ['strong:Fleet positions', 'Stream', 2, 1204800, 'Live', '11:24', 'bar:97', 'good:Fine'],
        ],
      ),
    ),
  ),
};
