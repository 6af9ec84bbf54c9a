/** The invented clinic's logo: a hill, the sun behind it and the springs below, in two colours and shapes alone. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" rx="20" fill="#0b5c66"/>
<circle cx="63" cy="32" r="11" fill="#f2b84b"/>
<path d="M10 60 L36 26 L54 49 L62 40 L86 60 Z" fill="#ffffff"/>
<path d="M12 70 q9 -7 18 0 t18 0 t18 0 t18 0" fill="none" stroke="#8fd3d0" stroke-width="4" stroke-linecap="round"/>
<path d="M21 81 q9 -7 18 0 t18 0 t18 0" fill="none" stroke="#8fd3d0" stroke-width="4" stroke-linecap="round"/>
</svg>`;

/** As the site's screen sends it. */
export const SAMPLE_LOGO = `data:image/svg+xml;base64,${Buffer.from(DRAWING).toString('base64')}`;
