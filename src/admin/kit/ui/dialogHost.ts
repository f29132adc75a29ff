import { createContext } from 'react';

/**
 * The id of the panel that a dialog is opened from, and has to stand in: a dialog elsewhere closes it.
 * Undefined outside panels.
 */
export const DialogHost = createContext<string | undefined>(undefined);
