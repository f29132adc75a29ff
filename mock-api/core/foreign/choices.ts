import type { Api } from '../../../api/api.ts';

/**
 * What the API's contract leaves open, and 'foreign' decides otherwise than 'full'. Each choice
 * stands for itself, so that tests can draw any of the servers in between.
 */
export const CHOICES = [
  /** A branch is known by its name. */
  'branchNames',
  /** Each kind of row has its own name for the time. */
  'ownTimes',
  /** Vouchers name trucks, drivers and users instead of giving their ids. */
  'names',
  /** Where the contract doesn't say {rows}, a list is bare or in {data}. */
  'bareLists',
  /** Only fields that the contract names; all others are neither sent nor stored. */
  'fewFields',
  /** Ids are text. */
  'textIds',
  /** A Diesel Manager reads no fleet records; only a Super Admin reads settings and the company profile. */
  'narrowRights',
  /** PUT replaces the whole record: what is left out is emptied. */
  'replacingPut',
  /** `success` is "1". */
  'successText',
  /** What is wrong with a call is said with status 200. */
  'softErrors',
  /** The audit log has names of its own. */
  'ownAudit',
  /** export.php knows {type} only. */
  'exportType',
  /** Calls that are only assumed are missing. */
  'fewCalls',
  /** Lists know no offset and no total. */
  'limitOnly',
  /** The `cost` of a stock is what all of it is worth. */
  'stockValue',
  /** Statuses, kinds, roles and record types have words of its own: 'ACTIVE', 'super_admin', 'Driver'. */
  'ownWords',
  /** Numbers are text. */
  'numberTexts',
  /** Amounts of diesel and money are text with their units: '1,234.5 L', 'AED 2.85'. */
  'unitTexts',
  /** Times are the company's, without a zone. */
  'localTimes',
] as const;
export type Choice = (typeof CHOICES)[number];
export type Choices = ReadonlySet<Choice>;

/** The API of a server that made choices. */
export interface ChoosyApi extends Api {
  choices: Choices;
}
