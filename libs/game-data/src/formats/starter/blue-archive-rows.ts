// Over 100 lines on purpose: a table, written by hand from the common knowledge of players, with in-game ids. A wrong id is worse than a
// missing row.

/** `id stars EN | JP | KR` per line. */
export const students = `
10000 3 Aru | アル | 아루
10001 3 Eimi | エイミ | 에이미
10002 3 Haruna | ハルナ | 하루나
10003 3 Hifumi | ヒフミ | 히후미
10004 3 Hina | ヒナ | 히나
10005 3 Hoshino | ホシノ | 호시노
10006 3 Iori | イオリ | 이오리
10007 3 Maki | マキ | 마키
10008 3 Neru | ネル | 네루
10009 3 Izumi | イズミ | 이즈미
10010 3 Shiroko | シロコ | 시로코
10011 3 Shun | シュン | 슌
10012 3 Sumire | スミレ | 스미레
10013 3 Tsurugi | ツルギ | 츠루기
13000 2 Akane | アカネ | 아카네
13001 2 Chise | チセ | 치세
13002 2 Akari | アカリ | 아카리
13003 2 Hasumi | ハスミ | 하스미
13004 2 Nonomi | ノノミ | 노노미
13005 2 Kayoko | カヨコ | 카요코
13006 2 Mutsuki | ムツキ | 무츠키
13007 2 Junko | ジュンコ | 준코
13008 2 Serika | セリカ | 세리카
13009 2 Tsubaki | ツバキ | 츠바키
13010 2 Yuuka | ユウカ | 유우카
16000 1 Haruka | ハルカ | 하루카
16001 1 Asuna | アスナ | 아스나
16002 1 Kotori | コトリ | 코토리
16003 1 Suzumi | スズミ | 스즈미
16004 1 Pina | フィーナ | 피나
20000 3 Hibiki | ヒビキ
20001 3 Karin | カリン
20002 3 Saya | サヤ
23000 2 Airi | アイリ
23001 2 Fuuka | フウカ
23002 2 Hanae | ハナエ
23003 2 Hare | ハレ
23004 2 Utaha | ウタハ
23005 2 Ayane | アヤネ
26000 1 Chinatsu | チナツ
26001 1 Kotama | コタマ
26002 1 Juri | ジュリ
26003 1 Serina | セリナ
26004 1 Shimiko | シミコ
26005 1 Yoshimi | ヨシミ
20003 3 Mashiro | マシロ
10014 3 Izuna | イズナ
23006 2 Shizuko | シズコ
10015 3 Aris | アリス
10016 3 Midori | ミドリ
13011 2 Momoi | モモイ
10017 3 Cherino | チェリノ
26006 1 Nodoka | ノドカ
10018 3 Yuzu | ユズ
10019 3 Azusa | アズサ
23007 2 Hanako | ハナコ
10020 3 Koharu | コハル
10021 3 Azusa (Swimsuit) | アズサ（水着）
10022 3 Hina (Swimsuit) | ヒナ（水着）
10023 3 Iori (Swimsuit) | イオリ（水着）
10024 3 Shiroko (Cycling) | シロコ（ライディング）
13012 2 Kirino | キリノ
10029 3 Natsu | ナツ
23008 2 Mari | マリー
20007 3 Hatsune Miku | 初音ミク
20008 3 Ako | アコ
10033 3 Wakamo | ワカモ
16008 1 Fubuki | フブキ
20012 3 Sena | セナ
20013 3 Chihiro | チヒロ
10035 3 Ui | ウイ
10036 3 Hinata | ヒナタ
10038 3 Miyako | ミヤコ
20014 3 Saki | サキ
10039 3 Miyu | ミユ
20016 3 Iroha | イロハ
10041 3 Misaki | ミサキ
20017 3 Hiyori | ヒヨリ
10042 3 Atsuko | アツコ
10045 3 Hoshino (Swimsuit) | ホシノ（水着）
10048 3 Saori | サオリ
20018 3 Moe | モエ
10049 3 Kazusa | カズサ
10050 3 Kokona | ココナ
10052 3 Noa | ノア
20020 3 Himari | ヒマリ
`;

/** `id stars EN` per line; stars 1 to 4 for N, R, SR, SSR. */
export const items = `
1 1 Keystone Piece
3 1 Keystone
7 1 Total Assault Coin
8 1 Tactical Challenge Coin
9 1 Advanced Total Assault Coin
10 1 Novice Activity Report
11 2 Normal Activity Report
12 3 Advanced Activity Report
13 4 Superior Activity Report
23 1 Eligma
60 1 Joint Firing Drill Coin
61 1 Bounty Coin
80 1 Lesser Fusion Keystone
81 2 Normal Fusion Keystone
82 3 Advanced Fusion Keystone
83 4 Superior Fusion Keystone
100 1 Nebra Sky Disk Piece
101 2 Broken Nebra Sky Disk
102 3 Damaged Nebra Sky Disk
103 4 Intact Nebra Sky Disk
110 1 Phaistos Disc Piece
111 2 Broken Phaistos Disc
112 3 Damaged Phaistos Disc
113 4 Intact Phaistos Disc
120 1 Wolfsegg Iron Ore
121 2 Wolfsegg Steel
122 3 Low-Purity Wolfsegg Steel
123 4 High-Purity Wolfsegg Steel
130 1 Nimrud Lens Piece
131 2 Broken Nimrud Lens
132 3 Damaged Nimrud Lens
133 4 Intact Nimrud Lens
140 1 Mandrake Seed
141 2 Mandrake Sprout
142 3 Mandrake Juice
143 4 Mandrake Extract
150 1 Rohonc Codex Page
151 2 Damaged Rohonc Codex
152 3 Annotated Rohonc Codex
153 4 Intact Rohonc Codex
160 1 Aether Dust
161 2 Aether Piece
162 3 Aether Shard
163 4 Aether Essence
170 1 Antikythera Mechanism Piece
171 2 Broken Antikythera Mechanism
172 3 Damaged Antikythera Mechanism
173 4 Intact Antikythera Mechanism
180 1 Voynich Manuscript Page
181 2 Damaged Voynich Manuscript
182 3 Annotated Voynich Manuscript
183 4 Intact Voynich Manuscript
190 1 Crystal Haniwa Fragment
191 2 Broken Crystal Haniwa
192 3 Repaired Crystal Haniwa
193 4 Intact Crystal Haniwa
`;

/** `id stars EN` per line; the steps of a material are N, R, SR and SSR. */
export const equipment = `
1 1 Lesser Enhancement Stone
2 2 Normal Enhancement Stone
3 3 Advanced Enhancement Stone
4 4 Superior Enhancement Stone
10 1 Rusty Spring
11 2 Intact Spring
12 3 Chromium Spring
13 4 Titanium Spring
20 1 Rusty Hammer
21 2 Intact Hammer
22 3 Chromium Hammer
23 4 Titanium Hammer
30 1 Rusty Barrel
31 2 Intact Barrel
32 3 Chromium Barrel
33 4 Titanium Barrel
40 1 Rusty Firing Pin
41 2 Intact Firing Pin
42 3 Chromium Firing Pin
43 4 Titanium Firing Pin
`;

/** `id stars EN` per line. */
export const currencies = `
1 1 Credit Points
2 1 Pyroxenes (paid)
3 1 Pyroxenes (bonus)
4 1 Pyroxenes
5 1 AP
6 1 Lesson Ticket
7 1 Tactical Challenge Ticket
8 1 Total Assault Ticket
`;
