export const ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'] as const;
export type Action = (typeof ACTIONS)[number];

/** The bundles of actions that a permission can open on a record type. */
export const RIGHTS = {
  all: ACTIONS,
  read: ['list', 'show', 'export'],
  add: ['list', 'show', 'export', 'create'],
  addMany: ['list', 'show', 'export', 'create', 'import'],
  edit: ['list', 'show', 'edit'],
  look: ['list', 'show'],
  remove: ['list', 'show', 'delete'],
  /** Reads everything into a file, without a page that shows it. */
  backup: ['export'],
} as const satisfies Record<string, readonly Action[]>;
export type Rights = keyof typeof RIGHTS;
