import type { Routes } from '../api-context.ts';
import { registerTagged } from '../http/index.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { companyRoutes } from './company/company-routes.ts';
import { companySettingsRoutes } from './company/company-settings-routes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { liveLocationRoutes } from './locations/live-location-routes.ts';
import { locationRoutes } from './locations/location-routes.ts';
import { positionSharingRoutes } from './locations/position-sharing-routes.ts';
import { healthRoutes } from './telemetry/health-routes.ts';
import { reportRoutes } from './telemetry/report-routes.ts';

const marketplace = {
  Company: [companyRoutes, companySettingsRoutes],
  Administration: [auditRoutes],
  'Application health': [healthRoutes],
  Jobs: [jobRoutes],
  Telemetry: [reportRoutes],
  Locations: [locationRoutes, liveLocationRoutes, positionSharingRoutes],
};

/** The company, locations, the audit log, health, jobs and reports. */
export const operationsRoutes: Routes = async (app, context) => {
  await registerTagged(app, marketplace, { ...context, prefix: '/marketplace' });
};
