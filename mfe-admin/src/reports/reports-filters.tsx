import { AgeingReport } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { FilterBar, FilterDays, FilterSelect } from '@marketplace/shared/ui/list';
import { periods, reports } from './reports-query.ts';
import { useReport } from './use-report.ts';

const readAgeing = readerOf(AgeingReport);
const ownDays = { value: 'days', label: 'Custom' };

/** The period and the currency of the reports; the currency only if there are several. */
export const ReportsFilters = () => {
  const { view, change } = reports.useView();
  const { report } = useReport('ageing', readAgeing);
  const { from, to } = view;
  const hasDays = from !== '' || to !== '';
  const currencies = report?.currencies ?? [];
  return (
    <FilterBar label="Reports" search={null}>
      <FilterSelect
        label="Period"
        value={hasDays ? ownDays.value : view.period}
        options={hasDays ? [ownDays, ...periods] : periods}
        set={hasDays}
        onChange={(period) => change({ period: period as typeof view.period, from: '', to: '' })}
      />
      <FilterDays range={{ from, to }} onChange={change} />
      {report && currencies.length > 1 && (
        <FilterSelect
          label="Currency"
          value={report.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
      )}
    </FilterBar>
  );
};
