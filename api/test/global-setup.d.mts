/** Starts the PostgreSQL of a run; its address stands in the environment afterwards. */
export default function globalSetup(): Promise<void>;
