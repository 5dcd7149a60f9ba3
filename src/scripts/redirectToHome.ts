// `replace`, so that going back doesn't land on the redirect again (spec section 2).
location.replace(
  (document.documentElement.dataset['home'] ?? '') + location.search + location.hash,
);
