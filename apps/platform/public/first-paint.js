// Runs before the first paint, so that a page never flashes in the wrong direction or theme.
{
  const root = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem('rubrica-theme');
    if (localStorage.language === 'ar') {
      root.lang = 'ar';
      root.dir = 'rtl';
    }
  } catch {
    // The page cannot start without it: index.html says what to do.
    root.dataset.storage = 'refused';
  }
  try {
    // The default of `spec.md` section 3.
    localStorage.language ??= 'en';
  } catch {
    // Without room the page starts in the default all the same, and a login says so.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = dark ? 'dark' : 'light';
  root.style.colorScheme = scheme;
  // The build writes the background of each theme into index.html, before this script.
  const themeColor = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
  root.style.background = themeColor?.getAttribute('content') ?? '';
}

// Where the page does not start, index.html says so after eight seconds, and its button is to work without the page's script.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.not-started button')) location.reload();
});
