import type { ThemeOptions } from '@mui/material/styles';

export type ThemeComponents = NonNullable<ThemeOptions['components']>;
