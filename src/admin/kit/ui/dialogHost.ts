import { createContext } from 'react';

/**
 * A dialog opened from a panel must render inside it, or opening it would close the panel.
 * Undefined outside panels.
 */
export const DialogHost = createContext<string | undefined>(undefined);
