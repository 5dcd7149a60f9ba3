// Chooses the trade that a link leads to. The hash is read because this runs while the page is parsed.
const choose = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLInputElement) target.checked = true;
};
addEventListener('hashchange', choose);
choose();
