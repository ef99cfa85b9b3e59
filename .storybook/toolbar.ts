const item = (value: string, title: string) => ({ value, title });

function choice<Icon extends string>(description: string, icon: Icon, items: readonly ReturnType<typeof item>[]) {
  return { description, toolbar: { icon, title: description, dynamicTitle: true, items: [...items] } };
}

/** What the toolbar offers; a story reads the values from its globals. The widths are Storybook's own viewports, below. */
export const globalTypes = {
  language: choice('Language and direction', 'globe', [item('en', 'English'), item('ar', 'العربية')]),
  theme: choice('Theme', 'contrast', [item('light', 'Light'), item('dark', 'Dark'), item('system', 'System')]),
  view: choice('View of a question', 'eye', [
    item('student', 'Student'),
    item('marker', 'Marker'),
    item('author', 'Author'),
    item('review', 'Review'),
  ]),
  modelAnswer: choice('Model answer', 'starhollow', [item('shown', 'Model answer'), item('hidden', 'No model answer')]),
  readOnly: choice('Read-only', 'lock', [item('off', 'Editable'), item('on', 'Read-only')]),
  textSize: choice('Text size', 'zoom', [
    item('1', 'Text 100%'),
    item('1.25', 'Text 125%'),
    item('1.5', 'Text 150%'),
    item('2', 'Text 200%'),
  ]),
  motion: choice('Motion', 'play', [item('system', 'Motion'), item('reduced', 'Reduced motion')]),
  density: choice('Density', 'component', [item('comfortable', 'Comfortable'), item('compact', 'Compact')]),
};

/** What the toolbar says before anybody has touched it. */
export const initialGlobals = {
  language: 'en',
  theme: 'light',
  view: 'student',
  modelAnswer: 'shown',
  readOnly: 'off',
  textSize: '1',
  motion: 'system',
  density: 'comfortable',
};

const width = (name: string, px: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${px}px`, height: `${height}px` },
  type,
});

/** The widths that every page is looked at in. */
export const viewports = {
  phone: width('Phone, 360', 360, 780, 'mobile'),
  tablet: width('Tablet, 768', 768, 1024, 'tablet'),
  desktop: width('Desktop, 1280', 1280, 860, 'desktop'),
};
