/** How often one may record again after so many recordings. */
export function retakesLeft(retakes: number | 'unlimited', takes: number): number {
  return retakes === 'unlimited' ? Infinity : Math.max(0, retakes - Math.max(0, takes - 1));
}
