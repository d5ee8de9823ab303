// How Chromium is started for the browser tests: no more of it than a page needs.

/**
 * What it would do beside the page. The last list on its command line counts alone, so that this
 * one holds Playwright's own as well.
 */
const WITHOUT = [
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  // Every window would draw the list under its address line in a process of its own, though none
  // is seen: that takes half a second of a processor, and every test opens a window.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];
