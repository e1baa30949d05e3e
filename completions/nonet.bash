# bash completion for nonet

_nonet_techniques() {
	nonet help technique 2>/dev/null | sed -n 's/^  //p' | tr 'A-Z ' 'a-z-' | tr -d '+'
}

_nonet_families() {
	nonet help technique 2>/dev/null | sed -n '/^[A-Z]/p' | tr 'A-Z ' 'a-z-'
}

_nonet() {
	local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
	local commands='solve check count rate hint explain steps show convert render play generate grid canon same morph minimize neighbours kernels serve bench help'
	local common='--color --lang --help'
	local sets='easy minimal 17_clue top1465 hardest_11plus hardest_1106 multi serg_multi none'
	local command='' word options

	for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
		case " $commands " in
		*" $word "*)
			command=$word
			break
			;;
		esac
	done

	case $previous in
	--lang)
		mapfile -t COMPREPLY < <(compgen -W 'en zh_CN zh_TW' -- "$current")
		return
		;;
	--color | =)
		mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "${current#=}")
		return
		;;
	--kernel)
		mapfile -t COMPREPLY < <(
			compgen -W "$(nonet kernels 2>/dev/null | cut -c 3-10)" -- "$current"
		)
		return
		;;
	--scale)
		mapfile -t COMPREPLY < <(compgen -W 'se hodoku nonet effort' -- "$current")
		return
		;;
	--notation)
		mapfile -t COMPREPLY < <(compgen -W 'rc a1' -- "$current")
		return
		;;
	--technique)
		mapfile -t COMPREPLY < <(compgen -W "all $(_nonet_families) $(_nonet_techniques)" -- "$current")
		return
		;;
	--profile)
		mapfile -t COMPREPLY < <(compgen -W 'nonet se hodoku' -- "$current")
		return
		;;
	--level)
		[[ $command == play || $command == generate ]] && mapfile -t COMPREPLY < <(
			compgen -W 'beginner easy medium tricky hard expert extreme' -- "$current"
		)
		return
		;;
	--symmetry)
		mapfile -t COMPREPLY < <(
			compgen -W 'none rotate180 rotate90 horizontal vertical diagonal antidiagonal
				both-diagonals full random' -- "$current"
		)
		return
		;;
	--hodoku)
		mapfile -t COMPREPLY < <(compgen -W 'easy medium hard unfair extreme' -- "$current")
		return
		;;
	--from | --to)
		[[ $command == convert ]] || return
		mapfile -t COMPREPLY < <(
			compgen -W "$(nonet convert --list 2>/dev/null | sed -n 's/^\([a-z0-9-]*\) .*writes .*/\1/p')" -- "$current"
		)
		return
		;;
	--format)
		mapfile -t COMPREPLY < <(compgen -W 'svg png pdf' -- "$current")
		return
		;;
	--paper)
		mapfile -t COMPREPLY < <(compgen -W 'a4 a5 letter legal' -- "$current")
		return
		;;
	--solutions)
		mapfile -t COMPREPLY < <(compgen -W 'end page none' -- "$current")
		return
		;;
	--per-page)
		mapfile -t COMPREPLY < <(compgen -W '1 2 4 6' -- "$current")
		return
		;;
	--step)
		mapfile -t COMPREPLY < <(compgen -W "next $(_nonet_techniques)" -- "$current")
		return
		;;
	--pattern | --avoid | --page | --output | -o)
		mapfile -t COMPREPLY < <(compgen -f -- "$current")
		return
		;;
	--size | --title | --author | --clues | --se | --require | --only | --solution | --attempts | --limit | --timeout | --seed | --by | --memory | --threads | --runs | --address | --port | --cors | --connections)
		return
		;;
	esac

	case $command in
	solve) options='--first --all --limit --timeout --json --grid --kernel --threads' ;;
	check) options='--minimal --timeout --json --kernel --threads' ;;
	count) options='--limit --timeout --json --kernel --threads' ;;
	rate) options='--scale --timeout --json --csv --threads' ;;
	hint) options='--level --no-spoilers --notation --profile --no-uniqueness --timeout --json' ;;
	explain) options='--short --notation --profile --no-uniqueness --timeout --json' ;;
	steps) options='--technique --notation --no-uniqueness --timeout --json' ;;
	show) options='--candidates --ascii' ;;
	convert) options='--from --to --output --solve --list --json' ;;
	render)
		options='--output --format --candidates --labels --large --title --notation --size --step --caption
			--profile --no-uniqueness --timeout --per-page --paper --solutions --page-numbers --author'
		;;
	play) options='--level --list --resume' ;;
	generate)
		options='--symmetry --clues --pattern --solution --from --avoid --unbiased --keep-redundant --level --se --hodoku
			--require --only --seed --attempts --timeout --json --csv --verbose --kernel --threads'
		;;
	grid) options='--seed --uniform --verbose' ;;
	canon) options='--transform --automorphisms --list --json --dedupe --memory --threads' ;;
	same) options='--json' ;;
	morph) options='--seed --by --back --json --verbose' ;;
	minimize) options='--random --seed --all --limit --timeout --verbose --kernel' ;;
	neighbours) options='--limit --timeout --kernel --threads' ;;
	kernels) options='--kernel' ;;
	serve) options='--address --port --open --page --cors --timeout --connections --threads --quiet' ;;
	bench) options='--all-kernels --kernel --threads --runs --signature --rate --json' ;;
	help) options='' ;;
	'') options='--version' ;;
	esac

	mapfile -t COMPREPLY < <(
		if [[ $current == -* ]]; then
			compgen -W "$options $common" -- "$current"
		elif [[ -z $command ]]; then
			compgen -W "$commands" -- "$current"
		elif [[ $command == help && $previous == technique ]]; then
			compgen -W "$(_nonet_families) $(_nonet_techniques)" -- "$current"
		elif [[ $command == help ]]; then
			compgen -W "$commands technique" -- "$current"
		elif [[ $command != grid && $command != generate && $command != kernels && $command != serve ]]; then
			[[ $command == bench ]] && compgen -W "$sets" -- "$current"
			compgen -f -- "$current"
		fi
	)
}

complete -o filenames -F _nonet nonet
