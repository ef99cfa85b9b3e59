const menuItem = (value: string, title: string) => ({ value, title });

function menu<Icon extends string>(description: string, icon: Icon, items: readonly ReturnType<typeof menuItem>[]) {
  return { description, toolbar: { icon, title: description, dynamicTitle: true, items: [...items] } };
}

/** The menus of the toolbar. Stories read the values from their globals. */
export const globalTypes = {
  language: menu('Language and direction', 'globe', [menuItem('en', 'English'), menuItem('ar', 'العربية')]),
  theme: menu('Theme', 'contrast', [
    menuItem('light', 'Light'),
    menuItem('dark', 'Dark'),
    menuItem('system', 'System'),
  ]),
  view: menu('View of a question', 'eye', [
    menuItem('student', 'Student'),
    menuItem('marker', 'Marker'),
    menuItem('author', 'Author'),
    menuItem('review', 'Review'),
  ]),
  modelAnswer: menu('Model answer', 'starhollow', [
    menuItem('shown', 'Model answer'),
    menuItem('hidden', 'No model answer'),
  ]),
  readOnly: menu('Read-only', 'lock', [menuItem('off', 'Editable'), menuItem('on', 'Read-only')]),
  textSize: menu('Text size', 'zoom', [
    menuItem('1', 'Text 100%'),
    menuItem('1.25', 'Text 125%'),
    menuItem('1.5', 'Text 150%'),
    menuItem('2', 'Text 200%'),
  ]),
  motion: menu('Motion', 'play', [menuItem('system', 'Motion'), menuItem('reduced', 'Reduced motion')]),
  density: menu('Density', 'component', [menuItem('comfortable', 'Comfortable'), menuItem('compact', 'Compact')]),
};

/** The initial values of the toolbar. */
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

const viewport = (name: string, widthPx: number, heightPx: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${widthPx}px`, height: `${heightPx}px` },
  type,
});

/**
 * The viewports in which every page is checked; `laptop` and `wide` are for the workbench, which has to fit a small window and use a large
 * one. `sideways` and `zoomed`, which is a window of 1280 × 1024 at 400 %, are for pages that fill the window.
 */
export const viewports = {
  phone: viewport('Phone, 360', 360, 740, 'mobile'),
  sideways: viewport('Phone on its side, 740', 740, 360, 'mobile'),
  zoomed: viewport('Zoomed to 400 %, 320', 320, 256, 'desktop'),
  tablet: viewport('Tablet, 768', 768, 1024, 'tablet'),
  laptop: viewport('Laptop, 1024', 1024, 640, 'desktop'),
  desktop: viewport('Desktop, 1280', 1280, 800, 'desktop'),
  wide: viewport('Wide, 1600', 1600, 1000, 'desktop'),
};
