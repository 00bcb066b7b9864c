/** Starts the PostgreSQL of a run; sets its address in the environment. */
export default function globalSetup(): Promise<void>;
