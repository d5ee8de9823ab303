// Reads a ticket's number from a camera: by the browser's own reader of codes where there is one,
// by a small one for QR codes elsewhere, which is fetched when a camera is first used.

import { ticketNumberIn } from './ticket-number.ts';

const LOOK_MS = 150;
/** Wide enough for a code that fills half of the picture; larger pictures only take longer. */
const MOST_WIDE = 640;

/** What is coded in a picture, or null. */
type ReadPicture = (video: HTMLVideoElement) => Promise<string | null>;

interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type MakeReader = new (options: { formats: readonly string[] }) => CodeReader;

function ownReader(): ReadPicture | null {
  // Newer than the browser's types.
  const { BarcodeDetector: Made } = globalThis as { BarcodeDetector?: MakeReader };
  if (Made === undefined) return null;
  const reader = new Made({ formats: ['qr_code', 'itf'] });
  return async video => (await reader.detect(video))[0]?.rawValue ?? null;
}

async function smallReader(): Promise<ReadPicture> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return video => {
    const { videoWidth, videoHeight } = video;
    if (drawing === null || videoWidth === 0) return Promise.resolve(null);
    const scale = Math.min(1, MOST_WIDE / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR(drawing.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      // No code in this picture: the next one may have it.
      return Promise.resolve(null);
    }
  };
}

/** The first ticket's number that the camera sees; null when nobody waits for it any more. */
export async function readByCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    const read = ownReader() ?? (await smallReader());
    while (!signal.aborted) {
      const number = ticketNumberIn((await read(video)) ?? '');
      if (number !== null) return number;
      await new Promise(resolve => setTimeout(resolve, LOOK_MS));
    }
    return null;
  } finally {
    stop();
  }
}
