/** A role that users can be given; what the built-in ones may do is in access.ts. */
export interface RoleRecord {
  id: number;
  name: string;
  description: string;
}

export type RoleInput = Omit<RoleRecord, 'id'>;
export type RoleField = keyof RoleInput;
