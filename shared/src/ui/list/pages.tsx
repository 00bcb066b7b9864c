import type { ComponentProps } from 'react';
import { PageField } from '../pagination/page-field.tsx';
import { Pagination } from '../pagination/pagination.tsx';

type Props = Pick<ComponentProps<typeof Pagination>, 'page' | 'size' | 'totalElements'> & {
  onPage: (page: number) => void;
};

/** The pages of a list, with a field for those that the numbers don't show. */
export const Pages = (props: Props) => <Pagination {...props} field={(place) => <PageField {...place} />} />;
