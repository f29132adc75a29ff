const PATHS = {
  truck:
    'M2.5 16.5V6.5h11v10M13.5 9.5h4l4 4v3h-2M9 16.5h6M2.5 16.5h2M4.5 17a2 2 0 1 0 4.5 0 2 2 0 0 0-4.5 0ZM15 17a2 2 0 1 0 4.5 0 2 2 0 0 0-4.5 0Z',
  driver:
    'M4 4.5h16v15H4ZM9.5 12.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM6 16.2c.6-1.6 2-2.2 3.5-2.200s2.9.6 3.5 2.200M15.5 9h2.500m-2.5 3h2.500m-2.5 3h2.5',
  shield:
    'M12 3 4.5 5.800v5.700c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.500V5.800ZM8.5 12l2.5 2.5 4.5-5',
  support:
    'M4.5 14.500v-3a7.5 7.5 0 0 1 15 0v3M4.5 12.500h2.500v5h-1a1.5 1.5 0 0 1-1.5-1.500ZM19.5 12.500h-2.500v5h1a1.5 1.5 0 0 0 1.5-1.500ZM18 17.500c0 2-1.5 3-4 3',
  check: 'm5 12.5 4.5 4.500L19 7',
  back: 'M19 12H5.500m6-6.500L5 12l6.5 6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6 3.500h3l1.5 4.5-2 1.500a11 11 0 0 0 6 6l1.5-2 4.5 1.500v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7 2 2 0 0 1 6 3.500Z',
  mail: 'M3.5 5.500h17v13h-17ZM4 6.500l8 6 8-6',
  place:
    'M12 21s6.5-5.6 6.5-11a6.5 6.5 0 0 0-13 0c0 5.4 6.5 11 6.5 11ZM12 12.300a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.600Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside text that says the same; directional icons mirror with the language. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={name === 'back' ? 'icon turns' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
