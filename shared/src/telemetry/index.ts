export { reportError, reportPerformance, startTelemetry } from './telemetry.ts';
