import { companyTime, showDate } from '../../../domain/base/dates.ts';

/** A moment by the company's calendar and clock. What is none is given back as it is. */
export const momentText = (at: string): string => {
  const moment = companyTime(at);
  return moment ? `${showDate(moment.day)} ${moment.time}` : at;
};
