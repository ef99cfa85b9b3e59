// Runs before the first paint, so that nobody sees a flash of another language's direction or of the other theme.
{
  const root = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem('rubrica-theme');
    if (localStorage.getItem('language') === 'ar') {
      root.lang = 'ar';
      root.dir = 'rtl';
    }
  } catch {
    // Storage is closed: the page begins as on a first visit.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.style.background = dark ? '#0f1514' : '#f7f8f6';
}
