/** Runs before the first paint, so that a dark page never flashes light. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('theme')}catch{}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`;
