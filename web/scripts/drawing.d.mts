/** A PNG of so many pixels of a drawing of `rect` and `polyline`. */
export function picture(svg: string, pixels: number, whole?: boolean): Uint8Array
