export { asError, reportError, reportPerformance, startTelemetry } from './telemetry.ts';
export { SLOW_OPERATION, startOperation, timeOperation } from './time-operation.ts';
