import type { PositionBody } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';

/** How often positions are sent, in milliseconds. */
export const SEND_EVERY = 10_000;

const sentences: Record<number, string> = {
  1: 'Your browser is blocking your location. Allow it in the address bar, then start again.',
  2: 'Your device can’t find your location right now. We’ll keep trying.',
  3: 'Your device is taking a while to find your location. We’ll keep trying.',
};

interface Watch {
  /** Reports why positions can't be sent; undefined once resolved. */
  onTrouble: (sentence: string | undefined) => void;
  onRefused: (error: unknown) => void;
}

const bodyOf = ({ coords, timestamp }: GeolocationPosition): PositionBody => ({
  ...{ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy, speed: coords.speed },
  fixTime: new Date(timestamp).toISOString(),
});

/** Sends this browser's position at most every ten seconds; returns a function that stops. */
export const watchPosition = ({ onTrouble, onRefused }: Watch): (() => void) => {
  if (!('geolocation' in navigator)) {
    onTrouble('This browser can’t share your location.');
    return () => undefined;
  }
  let latest: GeolocationPosition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const fix = latest;
    if (!fix) return;
    latest = undefined;
    timer = setTimeout(send, SEND_EVERY);
    // If one is lost, the next one makes up for it.
    marketplace.post('/tex-suite/locations/position', bodyOf(fix)).catch(onRefused);
  };
  const watch = navigator.geolocation.watchPosition(
    (fix) => {
      latest = fix;
      onTrouble(undefined);
      if (timer === undefined) send();
    },
    ({ code }) => onTrouble(sentences[code] ?? sentences[2]),
    { enableHighAccuracy: true, maximumAge: SEND_EVERY, timeout: 30_000 },
  );
  return () => {
    navigator.geolocation.clearWatch(watch);
    clearTimeout(timer);
  };
};
