const PREFERENCES = 'sveltia-cms.prefs';

// In Spanish from the first time on; who chooses another language keeps it.
if (localStorage.getItem(PREFERENCES) === null) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'es-CO' }));
}
