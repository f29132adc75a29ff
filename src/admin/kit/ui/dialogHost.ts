import { createContext } from 'react';

/**
 * The id of the panel that opens a dialog. The dialog must render inside it, or opening it would close the
 * panel. Undefined outside panels.
 */
export const DialogHost = createContext<string | undefined>(undefined);
