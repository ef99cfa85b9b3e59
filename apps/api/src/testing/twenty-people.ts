/** Twenty people with all that a row can say, each in another spelling. */
export const twentyPeople = Array.from({ length: 20 }, (_, index) => {
  const digits = String(1_000_000_100 + index);
  const arabicDigits = [...`0${digits}`].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
  const isParent = index % 5 === 4;
  const isAssistant = index % 5 === 3;
  const email = `judge.${index}@school.test`;
  const parent = isParent || isAssistant ? '' : `judge.${index - (index % 5) + 4}@school.test`;
  return {
    cells: [
      `شخص ${index} بن عليّ`,
      index % 2 === 0 ? email : ` ${email.toUpperCase()} `,
      [arabicDigits, Number(`20${digits}`), `0020 ${digits}`, `+20-${digits}`, Number(digits)][index % 5] ?? null,
      isParent ? 'ولي امر' : isAssistant ? 'مساعدة' : index % 2 === 0 ? 'طالبة' : '',
      isParent ? '' : index % 2 === 0 ? 'القاهره ا، الجيزة' : 'الجيزه',
      isParent || isAssistant ? '' : index % 2 === 0 ? 'المستوي الثاني' : '',
      index % 3 === 0 ? 'إنجليزية' : index % 3 === 1 ? 'العربية' : '',
      parent,
    ],
    expected: {
      name: `شخص ${index} بن عليّ`.normalize('NFC'),
      email,
      phone: `+20${digits}`,
      role: isParent ? 'parent' : isAssistant ? 'assistant' : 'student',
      status: 'active',
      loggedInBefore: 'false',
      language: index % 3 === 0 ? 'en' : 'ar',
      groups: isParent ? [] : index % 2 === 0 ? ['cairo', 'giza'] : ['giza'],
      hasLevel: !isParent && !isAssistant && index % 2 === 0,
      parent,
    },
  };
});
