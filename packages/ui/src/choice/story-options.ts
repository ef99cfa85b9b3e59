/** Options for the stories of this folder. */
export const levels = {
  en: [
    { value: 'a2', label: 'A2', description: 'Elementary' },
    { value: 'b1', label: 'B1', description: 'Intermediate' },
    { value: 'b2', label: 'B2', description: 'Upper intermediate' },
    { value: 'c1', label: 'C1', description: 'Advanced', disabled: true },
  ],
  ar: [
    { value: 'a2', label: 'A2', description: 'أساسي' },
    { value: 'b1', label: 'B1', description: 'متوسط' },
    { value: 'b2', label: 'B2', description: 'فوق المتوسط' },
    { value: 'c1', label: 'C1', description: 'متقدم', disabled: true },
  ],
};

export const people = {
  en: ['Amina Haddad', 'Bilal Nasser', 'Chloé Martin', 'Dana Khoury', 'Elias Saab', 'Farah Aziz', 'George Tannous'].map(
    (label, index) => ({ value: `p${index}`, label }),
  ),
  ar: ['أمينة حداد', 'بلال ناصر', 'كلوي مارتن', 'دانا خوري', 'إلياس صعب', 'فرح عزيز', 'جورج طنوس'].map(
    (label, index) => ({
      value: `p${index}`,
      label,
    }),
  ),
};
