import { listReaderOf } from '@marketplace/shared/data';
import { ManagedSlide } from '@marketplace/shared/contracts';
import { OrderedList } from '../lists/ordered-list.tsx';
import { publishActions, publishStatuses } from '../lists/publish-actions.ts';
import { PublishBadge } from '../lists/publish-badge.tsx';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { SlidePanel } from './slide-panel.tsx';

const show = (slide: ManagedSlide) => ({
  name: slide.fields.title,
  detail: slide.fields.description,
  picture: <Thumbnail url={slide.fields.imageUrl} />,
  badges: <PublishBadge status={slide.status} />,
  actions: publishActions({ path: '/slides', item: slide, name: slide.fields.title }),
});

export const SlideList = () => (
  <OrderedList
    path="/slides"
    parse={listReaderOf(ManagedSlide)}
    what="Slides"
    holds="Slides are the first thing that visitors see. A new one is a draft until you publish it."
    newLabel="New slide"
    placeholder="Title"
    statuses={publishStatuses}
    statusOf={({ status }) => status}
    show={show}
    panel={(slide, close) => <SlidePanel key={slide?.id ?? 'new'} slide={slide} onClose={close} />}
  />
);
