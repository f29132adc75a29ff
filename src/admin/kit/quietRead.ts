import { isApiError } from '../../dataProvider/apiError.ts';
import { refusals } from '../../session/refusals.ts';

/**
 * Reads what a page can do without. A refusal is remembered: while `refusals` has the name, the server
 * need not be asked again.
 */
export const quietRead = async <Data>(name: string, read: () => Promise<Data>): Promise<Data> => {
  try {
    return await read();
  } catch (error) {
    if (isApiError(error, 'forbidden')) refusals.add(name);
    throw error;
  }
};
