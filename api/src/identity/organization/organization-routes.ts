import {
  Department,
  DepartmentBody,
  DepartmentQuery,
  Employee,
  EmployeesQuery,
  Id,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forBooksKeepers, forBooksReaders } from '../clients/books-access.ts';
import { assertReadable } from '../clients/readable-client.ts';
import {
  callerOf,
  createOnce,
  dropBlankQuery,
  idempotencyHeaders,
  isPaged,
  pageHeaders,
  refusals,
} from '../../http/index.ts';
import { addDepartment } from './add-department.ts';
import { listEmployees } from './employees.ts';

/** The endpoints of the organization base. */
export const organizationRoutes: Routes = async (app, { db }) => {
  app.post('/departments/marketplace', {
    config: forBooksKeepers,
    schema: {
      summary: 'Adds a department to an organization.',
      querystring: DepartmentQuery,
      headers: idempotencyHeaders,
      body: DepartmentBody,
      response: { 201: Department, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const { orgid, clientid } = request.query;
      const asked = { orgId: orgid, clientId: clientid, name: request.body.name.trim() };
      const department = await createOnce(db, request, (tx) => addDepartment(tx, callerOf(request), asked));
      return reply.code(201).send(department);
    },
  });

  app.get('/employees/clientid/:id', {
    config: forBooksReaders,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'The people of an organization, by name: all of them, or the first matches of a search.',
      params: Type.Object({ id: Id }),
      querystring: EmployeesQuery,
      response: { 200: Type.Array(Employee), ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      await assertReadable(db, callerOf(request), id);
      const { content, totalElements } = await listEmployees(db, id, request.query);
      if (isPaged(request)) reply.headers(pageHeaders(request, totalElements));
      return content;
    },
  });
};
