/**
 * How large the parts of the layout are. Most belong to one part and none is ever set again: plain
 * values, so that a page carries only those that it uses.
 */
export const sizes = {
  measure: {
    title: '24ch',
    lead: '34rem',
    intro: '36rem',
    text: '42rem',
  },
  column: {
    figure: '10rem',
    feature: '12rem',
    aside: '18rem',
    login: '27rem',
    menu: '17rem',
  },
  size: {
    content: '76rem',
    header: '4.5rem',
    control: '3rem',
    touch: '2.75rem',
    cardWidth: '325px',
    cardImage: '200px',
    loginForm: '350px',
    /** Half the height that the log-in form usually has, with what stands under it. */
    loginHalf: '19rem',
    line: '0.1875rem',
    station: '0.875rem',
    mark: '0.625rem',
    meter: '0.3125rem',
    checkbox: '1.5rem',
    code: '7rem',
    /** The least that the bar's first button takes; with less beside it the bar has two lines. */
    barButton: '7rem',
    /** The bar with its buttons on one line; the footer of a phone leaves that much room for it. */
    demoBar: '4.0625rem',
    avatar: '1.625rem',
    chart: '14rem',
    index: '12rem',
    icon: '1.625rem',
    logo: '2.125rem',
    floating: '3.5rem',
    play: '5rem',
    toggle: '6rem',
    loginPicture: '17rem',
    drawer: '22rem',
    phone: '22rem',
    headPicture: '26rem',
    bannerLine: '0.4375rem',
    bannerPicture: '11rem',
    segmentPicture: '20rem',
    headPictureLow: '14rem',
    board: '20rem',
    answer: '12rem',
    leadForm: '32rem',
    scheduler: '44rem',
    halfScreen: '50vw',
  },
  // The night map, the board's place on it, and the size of its labels in the drawing's own units.
  map: {
    width: '300rem',
    height: '47.5rem',
    /** As far as the neighbour's whole name stays on the screen. */
    aside: 'max(14.75rem, 26.25rem - 50vw)',
    rise: '4rem',
    wordless: '12.75rem',
    sky: '15.5rem',
    stage: '27.5rem',
    top: '3.5rem',
    foot: '2.25rem',
    board: '2.5rem',
    label: '15px',
  },
} as const;
