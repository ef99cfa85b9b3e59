/** What stands for the name of somebody whose data was erased, in both languages of the school. */
export const erasedName = 'Erased person · شخص مُحي';
