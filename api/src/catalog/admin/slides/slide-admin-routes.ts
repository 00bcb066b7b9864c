import { ManagedSlide, StatusBody } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../../api-context.ts';
import { actorOf } from '../../../operations/index.ts';
import { slides } from '../../../db/index.ts';
import { forAdministrators as config } from '../../../http/index.ts';
import { catalogAdmin, registerDesk, registerOrder } from '../editing/editor-routes.ts';
import { changeStatus } from '../editing/change-status.ts';
import { versionIn } from '../editing/edit.ts';
import { params, readAnswers, saveAnswers } from '../route-parts.ts';
import { slideDesk, slideStatus, writeSlideStatus, type SlideRow } from './slide-editor.ts';

const at = `${catalogAdmin}/slides`;

const toManaged = (row: SlideRow): ManagedSlide => ({
  id: row.id,
  version: versionIn(slideDesk, row),
  status: slideStatus(row),
  fields: slideDesk.fieldsOf(row),
});

export const slideAdminRoutes: Routes = async (app, { db }) => {
  registerDesk(app, { db, path: '/slides', desk: slideDesk });
  const order = { table: slides, id: slides.id, kind: 'slide', what: 'order of the slides' };
  registerOrder(app, { db, path: '/slides', order });

  app.get(at, {
    config,
    schema: {
      summary: 'All slides in order, including drafts and archived ones.',
      response: { 200: Type.Array(ManagedSlide), ...readAnswers },
    },
    handler: async () => (await db.select().from(slides).orderBy(slides.position, slides.id)).map(toManaged),
  });

  app.put(`${at}/:id/status`, {
    config,
    schema: { summary: 'Publishes, hides or archives a slide.', params, body: StatusBody, response: saveAnswers },
    handler: (request) => {
      const { id } = request.params;
      return changeStatus(db, slideDesk, { id, body: request.body, write: writeSlideStatus }, actorOf(request));
    },
  });
};
