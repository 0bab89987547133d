/** Where everything lies on our map: one drawing for wide viewports, one for tall ones. The game knows nothing of it. */
import type { Area, Place, Power } from '../types'
import type { Track } from './tracks'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A sea link between two panels: crossing it is a risk. */
export interface Rope {
  readonly from: Point
  readonly to: Point
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** How large pieces are drawn. */
  readonly grain: number
  /** The frames of the panels, as paths. */
  readonly panels: Readonly<Record<string, string>>
  readonly plates: Readonly<Record<Area, Box>>
  readonly homes: Readonly<Record<Power, Point>>
  /** Where the tracks of population and points are printed. */
  readonly tracks: Readonly<Record<Track, Box & { readonly columns: number }>>
  readonly ropes: readonly Rope[]
  /** Coasts behind the plates, as points `x,y` that a smooth line joins. */
  readonly coasts: readonly string[]
}

export const HOME_SIZE = { w: 76, h: 100 }

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h })
const frame = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`
const rope = (x1: number, y1: number, x2: number, y2: number): Rope => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
})

export const WIDE: Layout = {
  width: 1444,
  height: 1036,
  grain: 1.45,
  panels: {
    americas: frame(12, 12, 290, 906),
    europe: frame(334, 12, 776, 906),
    africa: frame(1142, 12, 290, 288),
    india: frame(1142, 321, 290, 288),
    east_indies: frame(1142, 630, 290, 288),
  },
  plates: {
    north_america: box(26, 26, 262, 262),
    caribbean: box(26, 334, 262, 262),
    south_america: box(26, 642, 262, 262),
    baltic: box(570, 26, 330, 250),
    german_states: box(444, 318, 284, 266),
    central_europe: box(824, 318, 272, 266),
    mediterranean: box(444, 640, 284, 266),
    ottoman_empire: box(824, 640, 272, 266),
    africa: box(1156, 25, 262, 262),
    india: box(1156, 334, 262, 262),
    east_indies: box(1156, 643, 262, 262),
  },
  homes: {
    britain: { x: 356, y: 65 },
    united_provinces: { x: 470, y: 164 },
    france: { x: 352, y: 372 },
    spain: { x: 352, y: 642 },
    prussia: { x: 738, y: 316 },
    austria: { x: 738, y: 441 },
    russia: { x: 970, y: 112 },
  },
  tracks: {
    population: { ...box(12, 932, 470, 96), columns: 10 },
    points: { ...box(496, 932, 936, 96), columns: 25 },
  },
  ropes: [
    rope(302, 316, 334, 316),
    rope(302, 616, 334, 616),
    rope(1110, 155, 1142, 155),
    rope(1110, 465, 1142, 465),
    rope(1110, 775, 1142, 775),
    rope(1287, 300, 1287, 321),
    rope(1287, 609, 1287, 630),
  ],
  coasts: [
    '350,84 384,37 432,50 452,102 440,164 392,182 354,149',
    '346,614 420,577 438,502 352,476 346,372 420,327 452,251 470,167 552,153 600,186 640,279 740,309 860,316 930,279 950,121 1010,65 1090,84 1102,307 1100,595 1050,632 960,591 880,614 826,670 790,614 720,595 690,670 660,744 636,688 600,623 520,604 470,632 450,725 400,781 344,744',
    '540,37 620,20 760,19 870,28 912,84 900,205 840,288 790,232 700,177 600,140',
    '830,651 960,623 1090,642 1098,744 1010,837 900,818 840,744',
    '744,837 790,818 812,856 770,882',
    '360,893 480,865 620,884 740,897 860,906 700,915 480,915',
    '20,56 110,20 270,28 298,121 240,214 200,307 140,294 60,186',
    '18,353 90,326 150,346 120,381 44,379',
    '220,428 280,400 298,446 260,484 220,465',
    '20,558 100,539 150,586 70,604',
    '34,660 150,621 280,670 296,744 220,837 170,913 110,865 70,763',
    '1150,74 1230,20 1370,20 1424,84 1410,177 1330,294 1280,288 1230,186',
    '1150,363 1250,326 1380,331 1426,400 1350,465 1300,603 1260,595 1220,465',
    '1150,670 1230,636 1280,679 1240,725 1160,716',
    '1300,763 1380,716 1428,763 1410,837 1320,846',
    '1156,865 1240,828 1300,874 1230,915 1160,902',
  ],
}

export const TALL: Layout = {
  width: 680,
  height: 2034,
  grain: 1.35,
  panels: {
    europe: frame(10, 12, 660, 764),
    americas: 'M10 796h660v262h-334v256h-326z',
    africa: frame(356, 1078, 314, 236),
    india: frame(10, 1334, 320, 250),
    east_indies: frame(356, 1334, 314, 250),
  },
  plates: {
    baltic: box(24, 26, 310, 236),
    german_states: box(346, 26, 310, 236),
    mediterranean: box(24, 276, 310, 236),
    central_europe: box(346, 276, 310, 236),
    ottoman_empire: box(346, 526, 310, 236),
    north_america: box(24, 810, 310, 236),
    caribbean: box(346, 810, 310, 236),
    south_america: box(24, 1064, 298, 236),
    africa: box(370, 1090, 286, 212),
    india: box(24, 1346, 292, 226),
    east_indies: box(370, 1346, 286, 226),
  },
  homes: {
    britain: { x: 18, y: 538 },
    united_provinces: { x: 98, y: 538 },
    prussia: { x: 178, y: 538 },
    russia: { x: 258, y: 538 },
    spain: { x: 58, y: 654 },
    france: { x: 138, y: 654 },
    austria: { x: 218, y: 654 },
  },
  tracks: {
    population: { ...box(10, 1602, 660, 76), columns: 10 },
    points: { ...box(10, 1694, 660, 330), columns: 10 },
  },
  ropes: [
    rope(200, 776, 180, 796),
    rope(500, 776, 520, 796),
    rope(322, 1192, 356, 1192),
    rope(170, 1314, 170, 1334),
    rope(510, 1314, 510, 1334),
    rope(330, 1462, 356, 1462),
  ],
  coasts: [
    '40,102 120,32 330,22 560,32 660,122 655,482 640,742 480,772 360,682 330,542 240,512 60,522 20,382 60,242',
    '20,822 200,802 330,832 300,982 200,1052 80,1012',
    '400,862 470,832 520,882 450,912',
    '540,942 610,922 640,982 580,1012',
    '30,1082 180,1066 310,1122 280,1242 160,1306 90,1262',
    '370,1112 470,1086 620,1102 660,1182 580,1292 500,1302 440,1222',
    '20,1362 160,1342 310,1372 240,1472 170,1572 110,1482',
    '380,1372 460,1352 500,1412 430,1442',
    '520,1482 610,1452 650,1522 580,1572',
  ],
}

/** A smooth closed line through these points. */
export function smooth(coast: string): string {
  const points = coast.split(' ').map((point) => point.split(',').map(Number))
  const at = (index: number) => {
    const [x = 0, y = 0] = points[(index + points.length) % points.length] ?? []
    return { x, y }
  }
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const bend = (a: number, b: number) => Math.round((a - b) / 6)
    const first = `${from.x + bend(to.x, before.x)} ${from.y + bend(to.y, before.y)}`
    const second = `${to.x - bend(after.x, from.x)} ${to.y - bend(after.y, from.y)}`
    return `C${first} ${second} ${to.x} ${to.y}`
  })
  return `M${at(0).x} ${at(0).y}${curves.join('')}z`
}

/** The middle of a place; a home is that of its power. */
export function middle(layout: Layout, place: Place, power: string | null): Point | null {
  if (place !== 'home') {
    const { x, y, w, h } = layout.plates[place]
    return { x: x + w / 2, y: y + h / 2 }
  }
  const home = layout.homes[power as Power] as Point | undefined
  return home ? { x: home.x + HOME_SIZE.w / 2, y: home.y + HOME_SIZE.h / 2 } : null
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** The place nearest in that direction, for the arrow keys; those straight ahead come first. */
export function neighbour(
  layout: Layout,
  places: readonly Place[],
  from: Place,
  direction: Direction,
  power: string | null,
): Place | null {
  const start = middle(layout, from, power)
  if (!start) return null
  let best: Place | null = null
  let least = Infinity
  for (const place of places) {
    const there = middle(layout, place, power)
    if (place === from || !there) continue
    const [dx, dy] = [there.x - start.x, there.y - start.y]
    const ahead = { ArrowUp: -dy, ArrowDown: dy, ArrowLeft: -dx, ArrowRight: dx }[direction]
    const aside = Math.abs(direction === 'ArrowUp' || direction === 'ArrowDown' ? dx : dy)
    if (ahead <= 0 || aside > ahead * 3) continue
    const far = ahead + aside * 2
    if (far < least) [best, least] = [place, far]
  }
  return best
}
