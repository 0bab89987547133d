/** Where everything lies on our map: one drawing for wide rooms, one for tall ones. The game knows nothing of it. */
import type { Area, Place, Power } from '../types'

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
  height: 1000,
  grain: 1.45,
  panels: {
    americas: frame(12, 12, 290, 976),
    europe: frame(334, 12, 776, 976),
    africa: frame(1142, 12, 290, 310),
    india: frame(1142, 345, 290, 310),
    east_indies: frame(1142, 678, 290, 310),
  },
  plates: {
    north_america: box(26, 44, 262, 262),
    caribbean: box(26, 369, 262, 262),
    south_america: box(26, 694, 262, 262),
    baltic: box(570, 44, 330, 250),
    german_states: box(444, 352, 284, 272),
    central_europe: box(824, 352, 272, 272),
    mediterranean: box(444, 690, 284, 272),
    ottoman_empire: box(824, 690, 272, 272),
    africa: box(1156, 36, 262, 262),
    india: box(1156, 369, 262, 262),
    east_indies: box(1156, 702, 262, 262),
  },
  homes: {
    britain: { x: 356, y: 70 },
    united_provinces: { x: 470, y: 176 },
    france: { x: 352, y: 400 },
    spain: { x: 352, y: 690 },
    prussia: { x: 738, y: 340 },
    austria: { x: 738, y: 474 },
    russia: { x: 970, y: 120 },
  },
  ropes: [
    rope(302, 340, 334, 340),
    rope(302, 662, 334, 662),
    rope(1110, 167, 1142, 167),
    rope(1110, 500, 1142, 500),
    rope(1110, 833, 1142, 833),
    rope(1287, 322, 1287, 345),
    rope(1287, 655, 1287, 678),
  ],
  coasts: [
    '350,90 384,40 432,54 452,110 440,176 392,196 354,160',
    '346,660 420,620 438,540 352,512 346,400 420,352 452,270 470,180 552,164 600,200 640,300 740,332 860,340 930,300 950,130 1010,70 1090,90 1102,330 1100,640 1050,680 960,636 880,660 826,720 790,660 720,640 690,720 660,800 636,740 600,670 520,650 470,680 450,780 400,840 344,800',
    '540,40 620,22 760,20 870,30 912,90 900,220 840,310 790,250 700,190 600,150',
    '830,700 960,670 1090,690 1098,800 1010,900 900,880 840,800',
    '744,900 790,880 812,920 770,948',
    '360,960 480,930 620,950 740,964 860,974 700,984 480,984',
    '20,60 110,22 270,30 298,130 240,230 200,330 140,316 60,200',
    '18,380 90,350 150,372 120,410 44,408',
    '220,460 280,430 298,480 260,520 220,500',
    '20,600 100,580 150,630 70,650',
    '34,710 150,668 280,720 296,800 220,900 170,982 110,930 70,820',
    '1150,80 1230,22 1370,22 1424,90 1410,190 1330,316 1280,310 1230,200',
    '1150,390 1250,350 1380,356 1426,430 1350,500 1300,648 1260,640 1220,500',
    '1150,720 1230,684 1280,730 1240,780 1160,770',
    '1300,820 1380,770 1428,820 1410,900 1320,910',
    '1156,930 1240,890 1300,940 1230,984 1160,970',
  ],
}

export const TALL: Layout = {
  width: 680,
  height: 1592,
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
