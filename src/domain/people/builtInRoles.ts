/** The roles of a new company, with their descriptions as they are stored. */
export const BUILT_IN_ROLES = [
  { name: 'Super Admin', description: 'Manages the whole system and its settings.' },
  { name: 'Fleet Manager', description: 'Manages drivers, trucks, trailers and documents.' },
  { name: 'Diesel Manager', description: 'Manages the diesel stock, issues and purchases.' },
  { name: 'User', description: 'The role of new sign-ups until an admin gives another.' },
] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number]['name'];

/** The role whose description is still the one that it came with. */
export const builtInRole = ({ name, description }: { name: string; description: string }) =>
  BUILT_IN_ROLES.find((role) => role.name === name && role.description === description)?.name;
