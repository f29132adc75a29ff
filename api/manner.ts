/** How handlers answer wherever the API's contract leaves it open. */
export interface Manner {
  /** Lists know `limit` only, and answers nothing that the contract doesn't name. */
  isTerse: boolean;
  /** Says to whoever lacks a right who they are, from which an app learns of another role. */
  namesRefused: boolean;
}
