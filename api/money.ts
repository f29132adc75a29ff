/** An amount as booked: in whole fils. */
export const money = (amount: number): number => Math.round(amount * 100) / 100;
