/** Why a release set may not go live, in words for the developer who ships. */
export interface Refusal {
  /** A stable word for programs, such as `path-claimed-twice`. */
  rule: string;
  message: string;
  /** The team to talk to. */
  team: string;
}
