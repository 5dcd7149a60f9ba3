// The button only works with a script: without one the sentence beside it says how to print.
document.querySelector('[data-print]')?.addEventListener('click', () => {
  print();
});
