// The button only works with a script: until then the sentence beside it says how to print.
const button = document.querySelector<HTMLButtonElement>('[data-print]');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => {
    print();
  });
}
