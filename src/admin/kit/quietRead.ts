import { isApiError } from '../../dataProvider/apiError.ts';
import { refusals } from '../../session/refusals.ts';

/**
 * For data that a page can do without: once `refusals` contains the name, the server is not asked
 * again.
 */
export const quietRead = async <Data>(name: string, read: () => Promise<Data>): Promise<Data> => {
  try {
    return await read();
  } catch (error) {
    if (isApiError(error, 'forbidden')) refusals.add(name);
    throw error;
  }
};
