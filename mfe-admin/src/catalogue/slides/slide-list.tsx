import { ManagedSlide } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { OrderedList, orderedView } from '../lists/ordered-list.tsx';
import { publishActions, publishStatuses } from '../lists/publish-actions.ts';
import { PublishBadge } from '../lists/publish-badge.tsx';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { SlidePanel } from './slide-panel.tsx';

const slides = orderedView({ part: 'slides', placeholder: 'Title', statuses: publishStatuses });

const show = (slide: ManagedSlide) => ({
  name: slide.fields.title,
  status: slide.status,
  detail: slide.fields.description,
  picture: <Thumbnail url={slide.fields.imageUrl} />,
  badges: <PublishBadge status={slide.status} />,
  actions: publishActions({ path: '/slides', item: slide, name: slide.fields.title }),
});

export const SlideList = () => (
  <OrderedList<ManagedSlide>
    of={slides}
    parse={listReaderOf(ManagedSlide)}
    name="Slides"
    noun="slide"
    holds="Slides are the first thing visitors see. New ones stay drafts until you publish them."
    show={show}
    panel={(slide, close) => <SlidePanel key={slide?.id ?? 'new'} slide={slide} onClose={close} />}
  />
);
