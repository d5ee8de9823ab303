// What a browser may load and whom it may talk to on our pages: ourselves, and nobody else.

export const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  // Our own sockets too: a script that came in by some trick has nobody to talk to.
  connectSrc: ["'self'"],
  // The table for one shows three of our own screens side by side.
  frameSrc: ["'self'"],
  frameAncestors: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
};
